import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#test/free-port.ts";
import { type BenchServer, startBenchServer } from "./program.ts";

const RECOMPRESSION_TIMEOUT_MS = 60_000;
/** Headers that the server adds to every response itself. */
const AUTOMATIC_HEADERS = ["date", "connection", "keep-alive", "transfer-encoding", "content-length", "server-timing"];

/** A page with its compressed body. */
export interface CapturedPage {
  headers: [string, string][];
  body: Buffer;
}

/** Fetches a page repeatedly until the server serves it from its cache at the best compression. */
export async function capturePage(origin: string, path: string): Promise<CapturedPage> {
  let smallest = await readOnce(origin + path);
  for (const startedAt = Date.now(); Date.now() - startedAt < RECOMPRESSION_TIMEOUT_MS; await wait(500)) {
    const next = await readOnce(origin + path);
    const isStable = next.body.length === smallest.body.length && Date.now() - startedAt > 5000;
    smallest = next;
    if (isStable) break;
  }
  return smallest;
}

function readOnce(address: string): Promise<CapturedPage> {
  const { promise, resolve, reject } = Promise.withResolvers<CapturedPage>();
  get(address, { headers: { "accept-encoding": "br" } }, (response) => {
    const parts: Buffer[] = [];
    response
      .on("data", (part: Buffer) => parts.push(part))
      .on("end", () => {
        const headers = Object.entries(response.headers)
          .filter(([name]) => !AUTOMATIC_HEADERS.includes(name))
          .map(([name, value]): [string, string] => [name, String(value)]);
        resolve({ headers, body: Buffer.concat(parts) });
      })
      .on("error", reject);
  }).on("error", reject);
  return promise;
}

/** Starts a plain Node server that serves only this page. */
export async function startBareNode(page: CapturedPage): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-bare-"));
  const port = await freePort();
  await writeFile(join(folder, "page.br"), page.body);
  const headers = [...page.headers, ["content-length", String(page.body.length)]].flat();
  await writeFile(
    join(folder, "server.mjs"),
    `import { readFileSync } from "node:fs";
import { createServer } from "node:http";
const body = readFileSync(new URL("page.br", import.meta.url));
const headers = ${JSON.stringify(headers)};
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(${port}, "127.0.0.1");`,
  );
  return withFolder(folder, () =>
    startBenchServer(`http://127.0.0.1:${port}`, [process.execPath, join(folder, "server.mjs")]),
  );
}

const nginxPath = [process.env.PATH, "/usr/sbin", "/usr/local/sbin"].join(delimiter);
export const hasNginx = spawnSync("nginx", ["-v"], { env: { PATH: nginxPath } }).status === 0;

/** Starts nginx with the page as a file; one process, like the others. */
export async function startNginx(page: CapturedPage): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-nginx-"));
  const port = await freePort();
  await writeFile(join(folder, "page.br"), page.body);
  const headers = page.headers
    .filter(([name]) => name !== "content-type")
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await writeFile(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; worker_processes 1; pid nginx.pid; events {}
http { access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=10;
${kinds.map((kind) => `${kind}_temp_path ${kind};`).join("\n")}
server { listen 127.0.0.1:${port}; root ${folder}; etag off;
location / { try_files /page.br =404; types {} default_type "text/html; charset=utf-8"; ${headers.join("\n")} } } }`,
  );
  const files = ["-p", folder, "-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")];
  return withFolder(folder, () =>
    startBenchServer(`http://127.0.0.1:${port}`, ["nginx", ...files], { env: { PATH: nginxPath } }),
  );
}

async function withFolder(folder: string, start: () => Promise<BenchServer>): Promise<BenchServer> {
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const program = await start();
    return { ...program, stop: () => program.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
