import sharp from "sharp";
import { queryOnce } from "./debian-postgres.ts";
import type { ObjectStore } from "./object-store.ts";
import type { SiteProcess } from "./site-processes.ts";
import { type ProcessResponse, type Site, send } from "./site-requests.ts";

/** Number of pictures uploaded to each process. */
const PICTURES = 4;
const [WIDTH, HEIGHT] = [960, 640];
const PAGE = "/explore";

export interface SharedPictures {
  /** Uploads that were confirmed. */
  confirmed: number;
  /** Correct files, served by the process that did not take the upload and by the one that did. */
  served: number;
  /** Uploads and files answered with 503 and Retry-After while the store was down or hung. */
  deferred: number;
  /** Descriptions of wrong responses. */
  failures: string[];
}

/** Staff upload pictures to one process, and visitors read them from the other, over one object store. */
export function openSharedPictures({ origin, cookie, processes }: Site) {
  const { host } = new URL(origin);
  const figures: SharedPictures = { confirmed: 0, served: 0, deferred: 0, failures: [] };
  const addresses: string[] = [];
  const hold = (holds: boolean, words: string) => {
    if (!holds) figures.failures.push(words);
  };

  const upload = async (process: SiteProcess, number: number): Promise<ProcessResponse> => {
    const form = new FormData();
    form.append("despite_small", "on");
    form.append("file", new File([await drawPicture(number)], "foto.jpg", { type: "image/jpeg" }));
    const body = new Response(form);
    const type = body.headers.get("content-type") ?? "";
    return send(process, host, {
      method: "POST",
      path: "/api/pictures",
      headers: { cookie, origin, "content-type": type },
      body: new Uint8Array(await body.arrayBuffer()),
    });
  };
  const look = async (process: SiteProcess, address: string) => {
    const { status, bytes } = await send(process, host, { method: "GET", path: address });
    const size = status === 200 ? await sharp(bytes).metadata() : null;
    if (size?.format === "webp" && size.width === WIDTH && size.height === HEIGHT) figures.served++;
    else figures.failures.push(`GET ${address}: ${status}`);
  };
  const expectPutOff = (what: string, answered: ProcessResponse) => {
    if (answered.status === 503 && Number(answered.retryAfter) > 0) figures.deferred++;
    else figures.failures.push(`${what}: ${answered.status} ${answered.text.slice(0, 200)}`);
  };

  const askWithoutStore = async (process: SiteProcess, number: number, address: string) => {
    const [brought, looked, page] = await Promise.all([
      upload(process, number),
      send(process, host, { method: "GET", path: address }),
      send(process, host, { method: "GET", path: PAGE }),
    ]);
    expectPutOff("POST without a store", brought);
    expectPutOff("GET without a store", looked);
    hold(page.status === 200, `GET ${PAGE} without a store: ${page.status}`);
  };
  const uploadAndCheck = async (number: number, process: SiteProcess) => {
    const answered = await upload(process, number);
    if (answered.status !== 201) return void figures.failures.push(`POST: ${answered.status} ${answered.text}`);
    figures.confirmed++;
    const { url } = JSON.parse(answered.text) as { url: string };
    addresses.push(url);
    for (const each of processes) await look(each, url);
  };
  let next = 0;
  return {
    figures,
    /** Uploads pictures to each process in turn and reads them from both at once. */
    async uploadAll(): Promise<void> {
      for (let count = 0; count < PICTURES; count++)
        for (const process of processes) await uploadAndCheck(next++, process);
    },
    async lookAtAll(): Promise<void> {
      for (const process of processes) for (const address of addresses) await look(process, address);
    },
    /**
     * Cuts the store off, then lets it hang. What needs it is deferred and leaves nothing behind, everything else works; afterwards uploads succeed.
     */
    async testStoreOutage(store: ObjectStore, database: string): Promise<void> {
      const [first = ""] = addresses;
      const refused = next;
      for (const [away, back] of [
        [store.kill, store.start],
        [store.stall, store.resume],
      ] as const) {
        await away();
        await Promise.all(processes.map((process) => askWithoutStore(process, refused, first)));
        hold((await countPictures(database)) === figures.confirmed, "a picture that was refused has a row");
        await back();
      }
      const [process] = processes;
      if (process) await uploadAndCheck(next++, process);
      hold((await countPictures(database)) === figures.confirmed, "the rows are not the pictures that were kept");
      await this.lookAtAll();
    },
  };
}

/** Draws a picture unlike the others of the drill. */
async function drawPicture(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: (number * 37) % 256, g: (number * 91) % 256, b: number % 256 };
  const drawn = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(drawn);
}

async function countPictures(database: string): Promise<number> {
  const [row] = await queryOnce<{ pictures: number }>(database, "select count(*)::int as pictures from pictures");
  return row?.pictures ?? 0;
}
