import type { FileItem } from "@gk/ui/file-list";
import { useRef, useState } from "react";
import { sendFile } from "./server.ts";

interface Upload extends FileItem {
  file: File;
}

/** Sends files as soon as they are chosen, and says how each of them is doing. */
export function useUploads() {
  const [files, setFiles] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);

  const note = (id: string, news: Partial<FileItem>) =>
    setFiles((all) => all.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)));
  const send = async ({ id, file }: Upload) => {
    note(id, { progress: 0, message: undefined });
    try {
      await sendFile(file, (progress) => note(id, { progress }));
    } catch (error) {
      note(id, { message: error instanceof Error ? error.message : String(error) });
    }
  };

  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file) => {
      lastId.current += 1;
      return { id: String(lastId.current), name: file.name, size: file.size, file };
    });
    setFiles((all) => [...all, ...added]);
    for (const upload of added) void send(upload);
  };
  const remove = (id: string) => setFiles((all) => all.filter((upload) => upload.id !== id));
  const retry = (id: string) => {
    const upload = files.find((one) => one.id === id);
    if (upload) void send(upload);
  };
  const isSent = files.length > 0 && files.every(({ progress, message }) => progress === 100 && !message);

  return { files, isSent, add, remove, retry };
}
