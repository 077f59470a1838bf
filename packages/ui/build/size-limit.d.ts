/** The plugins of size-limit come without types: each is a list of steps that only size-limit reads. */
declare module "@size-limit/esbuild" {
  const plugin: (() => unknown)[];
  export default plugin;
}
declare module "@size-limit/file" {
  const plugin: (() => unknown)[];
  export default plugin;
}
