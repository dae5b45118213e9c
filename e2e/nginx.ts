import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createCertificate } from "./self-signed-certificate.ts";
import type { TlsProxy } from "./tls-proxy.ts";

const DOCUMENT = "docs/operations.md";
const START_TIMEOUT_MS = 120_000;

/** nginx's folder is not on every user's PATH. */
const env = { ...process.env, PATH: [process.env.PATH, "/usr/sbin", "/usr/local/sbin"].join(delimiter) };
export const hasNginx = spawnSync("nginx", ["-v"], { env }).status === 0;

/** Starts nginx with the server block that docs/operations.md recommends; only ports and certificate files are replaced. */
export async function startNginxProxy(port: number, inner: number): Promise<TlsProxy> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-nginx-"));
  const { key, cert } = createCertificate();
  await writeFile(join(folder, "key.pem"), key);
  await writeFile(join(folder, "cert.pem"), cert);
  await writeFile(join(folder, "nginx.conf"), buildConfiguration(await documentedBlock({ folder, port, inner })));
  const files = ["-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")];
  const nginx = spawn("nginx", ["-p", folder, ...files], { env });
  await waitForPort(port, nginx, folder);
  return {
    async stop() {
      if (nginx.exitCode === null) {
        nginx.kill("SIGTERM");
        await once(nginx, "exit");
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface NginxPaths {
  folder: string;
  port: number;
  inner: number;
}

/** Returns the documented block. Each replacement must match, so that document and test stay in sync. */
async function documentedBlock({ folder, port, inner }: NginxPaths): Promise<string> {
  const block = /^```nginx\n([\s\S]*?)^```$/m.exec(await readFile(DOCUMENT, "utf8"))?.[1];
  if (!block) throw new Error(`${DOCUMENT} has no nginx block`);
  const replacements: [RegExp, string][] = [
    [/listen 443 /, `listen 127.0.0.1:${port} `],
    [/server_name www\.example\.com;/, "server_name localhost;"],
    [/ssl_certificate +\S+;/, `ssl_certificate ${folder}/cert.pem;`],
    [/ssl_certificate_key +\S+;/, `ssl_certificate_key ${folder}/key.pem;`],
    [/proxy_pass http:\/\/127\.0\.0\.1:3000;/, `proxy_pass http://127.0.0.1:${inner};`],
  ];
  return replacements.reduce((text, [line, ours]) => {
    if (!line.test(text)) throw new Error(`The nginx block of ${DOCUMENT} has no line like ${line}`);
    return text.replace(line, ours);
  }, block);
}

/** The configuration around a server block, which works for root and other users: nothing is written outside its own folder. */
function buildConfiguration(block: string): string {
  const asRoot = process.getuid?.() === 0 ? "user root;\n" : "";
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = kinds.map((kind) => `${kind}_temp_path temp-${kind};`).join("\n");
  return `${asRoot}daemon off;\npid nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${block}}\n`;
}

async function waitForPort(port: number, nginx: ChildProcess, folder: string): Promise<void> {
  for (const startedAt = Date.now(); !(await isListening(port)); await wait(50)) {
    if (nginx.exitCode === null && Date.now() - startedAt < START_TIMEOUT_MS) continue;
    throw new Error(`nginx did not start:\n${await readFile(join(folder, "error.log"), "utf8")}`);
  }
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  return promise.finally(() => socket.destroy());
}
