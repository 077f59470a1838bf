import type { Storage } from "unstorage";

/** Where uploaded bytes are kept, by key. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove(key: string): Promise<void>;
}

/** Keeps bytes in any storage of `unstorage`: a directory, memory, or a bucket. */
export function fileStore(storage: Storage): FileStore {
  return {
    put: (key, bytes) => storage.setItemRaw(key, bytes),
    async get(key) {
      const bytes = await storage.getItemRaw<Uint8Array>(key);
      return bytes ? new Uint8Array(bytes) : undefined;
    },
    remove: (key) => storage.removeItem(key),
  };
}
