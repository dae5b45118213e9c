import sharp from "sharp";
import { queryOnce } from "./debian-postgres.ts";
import type { ObjectStore } from "./object-store.ts";
import type { SiteProcess } from "./site-processes.ts";
import { type ProcessResponse, type Site, send } from "./site-requests.ts";

/** Brought to each process. */
const PICTURES = 4;
const [WIDTH, HEIGHT] = [960, 640];
const PAGE = "/explore";

export interface SharedPictures {
  /** Pictures that were answered as kept. */
  kept: number;
  /** Files that the process which had not taken the picture, and the one that had, gave as they should be. */
  served: number;
  /** Uploads and files that were answered 503 with Retry-After while the store was away or stood still. */
  putOff: number;
  /** What was not answered as it should be, in words. */
  wrong: string[];
}

/** Staff who bring pictures to one process and visitors who look at them on the other, over one object store. */
export function openSharedPictures({ origin, cookie, processes }: Site) {
  const { host } = new URL(origin);
  const figures: SharedPictures = { kept: 0, served: 0, putOff: 0, wrong: [] };
  const addresses: string[] = [];
  const hold = (holds: boolean, words: string) => {
    if (!holds) figures.wrong.push(words);
  };

  const upload = async (process: SiteProcess, number: number): Promise<ProcessResponse> => {
    const form = new FormData();
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
    else figures.wrong.push(`GET ${address}: ${status}`);
  };
  const expectPutOff = (what: string, answered: ProcessResponse) => {
    if (answered.status === 503 && Number(answered.retryAfter) > 0) figures.putOff++;
    else figures.wrong.push(`${what}: ${answered.status} ${answered.text.slice(0, 200)}`);
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
  const bring = async (number: number, process: SiteProcess) => {
    const answered = await upload(process, number);
    if (answered.status !== 201) return void figures.wrong.push(`POST: ${answered.status} ${answered.text}`);
    figures.kept++;
    const { url } = JSON.parse(answered.text) as { url: string };
    addresses.push(url);
    for (const each of processes) await look(each, url);
  };
  let next = 0;
  return {
    figures,
    /** Pictures brought to each process in turn, looked at on both at once. */
    async bringAll(): Promise<void> {
      for (let count = 0; count < PICTURES; count++) for (const process of processes) await bring(next++, process);
    },
    async lookAtAll(): Promise<void> {
      for (const process of processes) for (const address of addresses) await look(process, address);
    },
    /** The store is cut off, and then stands still: what needs it is put off and leaves nothing behind, the rest goes on; then it is taken. */
    async withoutStore(store: ObjectStore, database: string): Promise<void> {
      const [first = ""] = addresses;
      const refused = next;
      for (const [away, back] of [
        [store.cut, store.start],
        [store.standStill, store.goOn],
      ] as const) {
        await away();
        await Promise.all(processes.map((process) => askWithoutStore(process, refused, first)));
        hold((await countPictures(database)) === figures.kept, "a picture that was refused has a row");
        await back();
      }
      const [process] = processes;
      if (process) await bring(next++, process);
      hold((await countPictures(database)) === figures.kept, "the rows are not the pictures that were kept");
      await this.lookAtAll();
    },
  };
}

/** A picture like no other of the drill. */
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
