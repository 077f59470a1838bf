import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { uploadFetch } from "./upload.ts";

/** A request whose network is the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  responseType = "";
  status = 200;
  statusText = "OK";
  response = new Blob(['{"status":1}'], { type: "application/json" });
  sent: unknown[] = [];
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...line: string[]) {
    this.sent.push(line);
  }
  setRequestHeader(...header: string[]) {
    this.sent.push(header);
  }
  getAllResponseHeaders = () => "content-type: application/json\r\nretry-after: 60\r\n";
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
  progress(lengthComputable: boolean, loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { lengthComputable, loaded, total: 3000 }));
  }
}

beforeEach(() => void vi.stubGlobal("XMLHttpRequest", FakeRequest));
afterEach(() => void vi.unstubAllGlobals());

const start = (init: RequestInit = {}) => {
  const told: number[] = [];
  const answer = uploadFetch((percent) => told.push(percent))("/web/children", { method: "POST", ...init });
  return { told, answer, request: FakeRequest.last };
};

describe("uploadFetch", () => {
  it("sends what fetch would send", () => {
    const body = new FormData();
    const { request } = start({ body, headers: { Language: "zh-HK" } });
    expect(request.sent).toEqual([["POST", "/web/children"], ["language", "zh-HK"], body]);
  });

  it("says how much is sent, where the browser knows", () => {
    const { told, request } = start();
    request.progress(true, 1000);
    request.progress(false, 1500);
    request.progress(true, 3000);
    expect(told).toEqual([33, 100]);
  });

  it("answers as fetch would", async () => {
    const { answer, request } = start();
    request.status = 422;
    request.dispatchEvent(new Event("load"));
    const response = await answer;
    expect([response.status, response.headers.get("Retry-After")]).toEqual([422, "60"]);
    expect(await response.json()).toEqual({ status: 1 });
  });

  it("fails as fetch would", async () => {
    const { answer, request } = start();
    request.dispatchEvent(new Event("error"));
    await expect(answer).rejects.toThrow(TypeError);
  });

  it("stops when it is told to", async () => {
    const stop = new AbortController();
    const { answer } = start({ signal: stop.signal });
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  });
});
