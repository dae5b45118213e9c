// Rule: product.md#mails
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { SmtpMailer } from "#server/integrations/smtp-mailer.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** A minimal mail server, enough for one delivery. */
async function mailServer(): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  server = createServer((socket: Socket) => {
    let mail: string | null = null;
    socket.write("220 ready\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (mail !== null) {
        // The end can be split between two chunks.
        mail += text;
        if (!mail.endsWith("\r\n.\r\n")) return;
        mail = null;
        socket.write("250 taken\r\n");
      } else if (/^DATA/i.test(text)) {
        mail = "";
        socket.write("354 go on\r\n");
      } else if (/^QUIT/i.test(text)) socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    });
  });
  const opened = server;
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  const address = opened.address();
  return { url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, received };
}

const message = { to: "ada@prova.example", subject: "Prova", text: "Buongiorno", html: "<p>Buongiorno</p>" };

test("sends the mail to the server, with the company as sender", async () => {
  const { url, received } = await mailServer();
  await new SmtpMailer({ url, requireTls: false, from: "Velluto <prenotazioni@velluto.example>" }).send(message);
  const all = received.join("");
  expect(all).toContain("MAIL FROM:<prenotazioni@velluto.example>");
  expect(all).toContain("RCPT TO:<ada@prova.example>");
  expect(all).toContain("Subject: Prova");
  expect(all).toContain("Auto-Submitted: auto-generated");
});

test("every attempt to send a mail has the same Message-ID, so that mailboxes detect duplicates", async () => {
  const { url, received } = await mailServer();
  const mailer = new SmtpMailer({ url, requireTls: false, from: "Velluto <prenotazioni@velluto.example>" });
  await mailer.send({ ...message, id: "8e4b" });
  await mailer.send({ ...message, id: "8e4b" });
  expect(received.join("").match(/^Message-ID: .*>/gim)).toEqual([
    "Message-ID: <8e4b@velluto.example>",
    "Message-ID: <8e4b@velluto.example>",
  ]);
});

test("rejects when there is no server, so that the queue retries", async () => {
  const { url } = await mailServer();
  await new Promise((resolve) => server?.close(resolve));
  await expect(new SmtpMailer({ url, requireTls: false, from: "a@velluto.example" }).send(message)).rejects.toThrow();
});

test("sends nothing to a server without TLS if TLS is required", async () => {
  const { url, received } = await mailServer();
  const mailer = new SmtpMailer({ url, requireTls: true, from: "a@velluto.example" });
  await expect(mailer.send(message)).rejects.toThrow();
  expect(received.join("")).not.toContain("ada@prova.example");
});
