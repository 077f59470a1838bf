import type { Request } from "./actions.ts";
import type { World } from "./world.ts";

/** The gateway posts what it has to tell, until it is heard. */
export async function hear(world: World, which: Extract<Request, { does: "news" }>["which"]): Promise<void> {
  const { gateway } = world;
  const told = which === "old once more" ? gateway.told.slice(0, 5) : [...gateway.news];
  if (which === "newest first") told.reverse();
  for (const news of told) {
    const tell = () => postTo(world, `/web${news.path}`, news.body);
    const status = await tell();
    if (which === "all twice") await tell();
    if (status === 200) gateway.news.delete(news);
  }
}

/** Posts something to the provider. @returns the status, or undefined where the process died over it */
export async function postTo(
  { answering }: World,
  path: string,
  body: string | URLSearchParams,
): Promise<number | undefined> {
  return answering.fetch(path, { method: "POST", body }).then(
    ({ status }) => status,
    () => undefined,
  );
}
