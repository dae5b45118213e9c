import { spawn } from "node:child_process";
import { mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#test/free-port.ts";
import { type Cleanups, waitUntil } from "./cleanups.ts";
import { stopDrillProcess } from "./debian-postgres.ts";

const PROGRAM = "test/drills/object-store/node_modules/s3rver/bin/s3rver.js";
const BUCKET = "velluto";
/** The one account that s3rver has. */
const KEY = "S3RVER";

export interface ObjectStore {
  /** By which a process of the site finds it. */
  variables: Record<string, string>;
  /** Ends it as a power cut does; what it was given stays on its disk. */
  cut(): Promise<void>;
  /** Starts it again on the same disk and port. */
  start(): Promise<void>;
  /** Connections are taken and nothing is answered, until it goes on. */
  standStill(): void;
  goOn(): void;
}

/** A server that speaks S3, in a process of its own. It asks who calls and when; signatures are compared in s3-picture-store.test.ts. */
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
    cut: () => stopDrillProcess(child, "SIGKILL"),
    async start() {
      child = await open();
    },
    standStill: () => void child.kill("SIGSTOP"),
    goOn: () => void child.kill("SIGCONT"),
  };
}
