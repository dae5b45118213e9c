import { spawn } from "node:child_process";
import { mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#test/free-port.ts";
import { type Cleanups, waitUntil } from "./cleanups.ts";
import { stopDrillProcess } from "./debian-postgres.ts";

const PROGRAM = "test/drills/object-store/node_modules/s3rver/bin/s3rver.js";
const BUCKET = "velluto";
/** The only account of s3rver. */
const KEY = "S3RVER";

export interface ObjectStore {
  /** Environment variables that connect a process of the site to it. */
  variables: Record<string, string>;
  /** Kills it like a power cut; stored objects stay on its disk. */
  kill(): Promise<void>;
  /** Restarts it on the same disk and port. */
  start(): Promise<void>;
  /** Accepts connections but does not respond, until it resumes. */
  stall(): void;
  resume(): void;
}

/** Starts an S3 server in a process of its own. It checks the account and the time; signatures are verified in s3-picture-store.test.ts. */
export async function openObjectStore(folder: string, endings: Cleanups): Promise<ObjectStore> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const disk = join(folder, "pictures");
  mkdirSync(disk);
  const log = openSync(join(folder, "object-store.log"), "a");
  const place = ["--directory", disk, "--address", "127.0.0.1", "--port", String(port)];
  const open = async () => {
    const child = spawn(process.execPath, [PROGRAM, ...place, "--no-vhost-buckets", "--configure-bucket", BUCKET], {
      stdio: ["ignore", log, log],
    });
    await waitUntil("the object store", async () => (await fetch(`${endpoint}/${BUCKET}`)).ok);
    return child;
  };
  let child = await open();
  endings.push(() => stopDrillProcess(child, "SIGKILL"));
  return {
    variables: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: "eu-south-1",
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    kill: () => stopDrillProcess(child, "SIGKILL"),
    async start() {
      child = await open();
    },
    stall: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
  };
}
