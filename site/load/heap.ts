import { once } from "node:events";

/** What a process holds on to, rubbish taken away. @units megabytes */
export type Heap = { heldMegabytes: number };

/** Asks a process by its inspector, as the browser's developer tools do. */
export async function readHeap(inspector: string): Promise<Heap> {
  const socket = new WebSocket(inspector);
  await once(socket, "open");
  let id = 0;
  const ask = async (method: string, params: object = {}): Promise<unknown> => {
    const asked = (id += 1);
    socket.send(JSON.stringify({ id: asked, method, params }));
    for (;;) {
      const [{ data }] = (await once(socket, "message")) as [MessageEvent<string>];
      const answer = JSON.parse(data) as { id?: number; result?: unknown };
      if (answer.id === asked) return answer.result;
    }
  };
  // What one collection frees may have held what the next one frees.
  for (let collected = 0; collected < 3; collected += 1) await ask("HeapProfiler.collectGarbage");
  const { result } = (await ask("Runtime.evaluate", {
    expression: "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())",
    returnByValue: true,
  })) as { result: { value: number } };
  socket.close();
  return { heldMegabytes: result.value / 2 ** 20 };
}
