import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SeededRandom } from "#test/simulation/seeded-random.ts";
import { BookingClients } from "./booking-clients.ts";
import type { Round } from "./round.ts";
import { RunningServer } from "./running-server.ts";

const DISK = "size=256m";
const MAX_CHUNK_BYTES = 4 * 1024 * 1024;
const MIN_CHUNK_BYTES = 512;
const REQUESTS_BEFORE = 10;
const REQUESTS_ON_FULL_DISK = 200;

/**
 * Fills the disk under the embedded database during bookings: acknowledged bookings must exist once there is space again. Only on Linux as root, to
 * mount a small disk.
 */
export const fullDiskRound: Round = async () => {
  const folder = mkdtempSync(join(tmpdir(), "velluto-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", DISK, "velluto", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return { passed: 0, complaints: [], figures: "not tried: only root may mount a small disk, on Linux" };
  }
  const variables = { DATA_DIR: folder, SEED: "catalogue" };
  const clients = new BookingClients(new SeededRandom(1));
  let server = await RunningServer.start(variables);
  try {
    for (let number = 0; number < REQUESTS_BEFORE; number++) await clients.requestNext(server.origin);
    const before = clients.sent.length;
    const filler = join(folder, "filler");
    fillDisk(filler);
    for (let number = 0; number < REQUESTS_ON_FULL_DISK; number++) await clients.requestNext(server.origin);
    await server.stop();
    rmSync(filler);
    server = await RunningServer.start(variables);
    const { bookings, broken } = await server.readState();
    const stored = new Set(bookings.map(({ reference }) => reference));
    const answered = clients.sent.filter(({ status }) => status === 201);
    const lost = answered.filter(({ reference }) => !stored.has(reference ?? ""));
    const refused = clients.sent.slice(before).filter(({ status }) => status !== 201 && status !== 409).length;
    const complaints = [...broken, ...lost.map(({ reference }) => `${reference} was answered and is gone`)];
    if ((await clients.requestNext(server.origin)).status === null)
      complaints.push("with room again, a request had no answer");
    const figures = `${answered.length} answered, ${refused} refused on a full disk, ${lost.length} lost`;
    return { passed: answered.length - lost.length, complaints, figures };
  } finally {
    await server.stop();
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true });
  }
};

/** Writes in ever smaller pieces until the disk is full. */
function fillDisk(file: string): void {
  for (let bytes = MAX_CHUNK_BYTES; bytes >= MIN_CHUNK_BYTES; bytes /= 2) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}
