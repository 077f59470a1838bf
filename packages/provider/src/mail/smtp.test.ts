import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { smtpMailer } from "./smtp.ts";

const mail = {
  to: "parent@gk.example",
  locale: "en-US",
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello",
} as const;

test.each([
  ["never greets", ""],
  ["greets and then says nothing", "220 mail.gk.example\r\n"],
])("a mail server that %s is not waited for without end", async (_, greeting) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on("error", () => undefined));
    socket.write(greeting);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, "GK <hello@gk.example>", 50);
  await expect(mailer.send(mail)).rejects.toThrow(/timeout|never received/i);
  for (const socket of sockets) socket.destroy();
  server.close();
});

test("an answer goes to whom the mail says, as one address", async () => {
  const said: string[] = [];
  const server = createServer((socket) => {
    socket.write("220 mail.gk.example\r\n");
    let isMail = false;
    socket.on("data", (bytes) => {
      const text = bytes.toString();
      said.push(text);
      if (isMail) {
        if (text.endsWith("\r\n.\r\n")) {
          isMail = false;
          socket.write("250 taken\r\n");
        }
      } else if (text.startsWith("DATA")) {
        isMail = true;
        socket.write("354 go on\r\n");
      } else socket.write(text.startsWith("QUIT") ? "221 bye\r\n" : "250 mail.gk.example\r\n");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await smtpMailer(`smtp://127.0.0.1:${port}`, "GK <hello@gk.example>").send({ ...mail, replyTo: "ming@gk.example" });
  expect(said.join("")).toMatch(/^Reply-To: ming@gk\.example\r$/m);
  server.close();
});
