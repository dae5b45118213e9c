import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { logoKeys, logoPath } from "#domain/pictures/logo.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { openDatabase } from "#server/db/client.ts";
import { lockFolder } from "#server/db/folder-lock.ts";
import { pictures, siteSettings, vehicles } from "#server/db/schema.ts";
import { readEnvironment } from "#server/env.ts";
import { openPictureStore } from "#server/integrations/open-picture-store.ts";
import { TEST_NOW } from "#test/test-now.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "velluto-backup-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => readEnvironment({ DATA_DIR: join(folder, name) });
const ID = "0f8fad5b-d9cb-869f-a165-70867728950e";
const FILE = `${ID}/300.webp`;
const LOGO = { id: ID, width: 300, height: 100 };

// On PostgreSQL, PostgreSQL's own tools make the backup. `npm run trust:recovery` tests them on a separate server.
// Rule: product.md#commands-and-environment
test.skipIf(inject("testDatabase") === "postgres")(
  "a backup of the embedded database restores pictures and secret, and is refused if changed",
  async () => {
    const house = at("house");
    const contents = new Blob([await readFile(join(inject("embeddedContents"), "catalogue.tar"))]);
    const database = await openDatabase({ folder: join(house.dataDir, "database"), contents });
    const picture = { id: ID, sha256: ID, width: 300, height: 200, uploadedBy: "staff" };
    await database.db.insert(pictures).values(picture);
    await database.db.update(siteSettings).set({ changes: { logo: logoPath(LOGO) } });
    const cars = (await database.db.select().from(vehicles)).length;
    await database.close();
    for (const file of [FILE, ...logoKeys(LOGO)])
      await openPictureStore(house).put(file, new Uint8Array([1, 2, 3]), "image/webp");

    const backup = join(folder, "backup");
    const unlock = lockFolder(house.dataDir);
    await expect(writeBackup(house, backup, TEST_NOW)).rejects.toThrow("in use");
    unlock();
    expect(await writeBackup(house, backup, TEST_NOW)).toMatchObject({ pictures: 1, missing: [`${ID}/300.avif`] });
    await expect(writeBackup(house, backup, TEST_NOW)).rejects.toThrow("is there already");

    const other = at("other");
    await restoreBackup(other, backup);
    await expect(restoreBackup(other, backup)).rejects.toThrow("is there already");
    const restored = await openDatabase({ folder: join(other.dataDir, "database") });
    expect(await restored.db.select().from(vehicles)).toHaveLength(cars);
    await restored.close();
    for (const file of [FILE, ...logoKeys(LOGO)])
      expect(await openPictureStore(other).get(file)).toEqual(Buffer.from([1, 2, 3]));
    expect(at("other").secret).toBe(house.secret);

    await writeFile(join(backup, "pictures", FILE), "not what it was");
    await expect(restoreBackup(at("third"), backup)).rejects.toThrow(`${FILE} is missing or not as it was written`);
    await expect(readFile(join(folder, "third", "database", "PG_VERSION"))).rejects.toThrow();
  },
);
