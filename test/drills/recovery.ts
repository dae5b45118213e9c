import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { type Environment, readEnvironment } from "#server/env.ts";
import { openPictureStore } from "#server/integrations/open-picture-store.ts";
import { seedDatabase } from "#server/seed/seed.ts";
import { SITE_CONFIGURATION } from "#server/site-configuration.ts";
import {
  chownToPostgres,
  createPostgresFolder,
  type DrillServer,
  initCluster,
  queryOnce,
  runProgram,
  startCluster,
} from "./debian-postgres.ts";

const MARKS = 200;
const PICTURE = "0f8fad5b-d9cb-869f-a165-70867728950e";
const ARCHIVE_PATIENCE_MS = 60_000;

/** npm run trust:recovery: tests backup and restore, then point-in-time recovery to just before a mistake, on a temporary PostgreSQL server. */
async function drill(): Promise<void> {
  const folder = createPostgresFolder(mkdtempSync(join(tmpdir(), "velluto-recovery-")));
  const running: DrillServer[] = [];
  try {
    const archive = createPostgresFolder(join(folder, "wal"));
    const cluster = join(folder, "cluster");
    initCluster(cluster);
    const archiving = {
      wal_level: "replica",
      archive_mode: "on",
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
    };
    const server = await startCluster(cluster, archiving);
    running.push(server);
    await queryOnce(server.url("postgres"), "create database velluto");
    await fill(server.url("velluto"));
    await backupAndRestore(folder, server);
    const { base, moment } = await simulateMistake(folder, server);
    await server.end("SIGINT");
    running.push(await recover({ base, archive, moment, target: join(folder, "recovered") }));
  } finally {
    for (const server of running) await server.end("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(url: string): Promise<void> {
  const database = await openDatabase({ url });
  await migrateDatabase(database, "server/db/migrations");
  await seedDatabase(database.db, { mode: "catalogue", site: SITE_CONFIGURATION, now: new Date() });
  await database.close();
}

/** Backs up and restores into a second database: the same rows in every table, the picture's bytes, and no second restore over them. */
async function backupAndRestore(folder: string, server: DrillServer): Promise<void> {
  const house = environment(join(folder, "house"), server.url("velluto"));
  await queryOnce(
    server.url("velluto"),
    "insert into pictures (id, sha256, width, height, uploaded_by) values ($1, 'x', 300, 200, 'drill')",
    [PICTURE],
  );
  const store = openPictureStore(house);
  for (const format of ["avif", "webp"])
    await store.put(`${PICTURE}/300.${format}`, new TextEncoder().encode(format), `image/${format}`);
  const { manifest } = await writeBackup(house, join(folder, "backup"), new Date());
  await queryOnce(server.url("postgres"), "create database restored");
  const restored = environment(join(folder, "restored-house"), server.url("restored"));
  await restoreBackup(restored, join(folder, "backup"));
  const [before, after] = [await rowCounts(server.url("velluto")), await rowCounts(server.url("restored"))];
  expectHolds(JSON.stringify(before) === JSON.stringify(after), "a table has other rows after the restore");
  const bytes = await openPictureStore(restored).get(`${PICTURE}/300.avif`);
  expectHolds(bytes !== null && new TextDecoder().decode(bytes) === "avif", "the picture is another after the restore");
  const twice = await restoreBackup(restored, join(folder, "backup")).then(
    () => false,
    () => true,
  );
  expectHolds(twice, "a restore wrote over data");
  const rows = Object.values(before).reduce((sum, count) => sum + count, 0);
  console.log(
    `backup and restore: ${Object.keys(before).length} tables, ${rows} rows, ${Object.keys(manifest.files).length} files; all as they were`,
  );
}

/** Takes a base backup, writes markers after it, then empties a table; returns the moment before. */
async function simulateMistake(folder: string, server: DrillServer): Promise<{ base: string; moment: string }> {
  const url = server.url("velluto");
  await queryOnce(url, "create table drill_marks (mark integer primary key)");
  const base = join(folder, "base");
  runProgram("pg_basebackup", [
    "-D",
    base,
    "-h",
    "127.0.0.1",
    "-p",
    String(server.port),
    "-U",
    "postgres",
    "-c",
    "fast",
  ]);
  for (let mark = 1; mark <= MARKS; mark++) await queryOnce(url, "insert into drill_marks values ($1)", [mark]);
  const [now] = await queryOnce<{ moment: string }>(url, "select clock_timestamp()::text as moment");
  if (!now) throw new Error("The server has no clock");
  await queryOnce(url, "truncate drill_marks; truncate vehicles cascade");
  // The mistake must be in the archive too, or stopping before it would prove nothing.
  const [switched] = await queryOnce<{ file: string }>(url, "select pg_walfile_name(pg_switch_wal()) as file");
  await waitForArchive(server.url("postgres"), switched?.file ?? "");
  return { base, moment: now.moment };
}

async function waitForArchive(url: string, file: string): Promise<void> {
  for (const startedAt = Date.now(); Date.now() - startedAt < ARCHIVE_PATIENCE_MS; ) {
    const [row] = await queryOnce<{ done: boolean }>(
      url,
      "select last_archived_wal >= $1 as done from pg_stat_archiver",
      [file],
    );
    if (row?.done) return;
  }
  throw new Error("The log was not archived in time");
}

async function recover(parts: { base: string; archive: string; moment: string; target: string }): Promise<DrillServer> {
  createPostgresFolder(parts.target);
  cpSync(parts.base, parts.target, { recursive: true, preserveTimestamps: true });
  appendFileSync(
    join(parts.target, "postgresql.auto.conf"),
    `restore_command = 'cp ${parts.archive}/%f %p'\nrecovery_target_time = '${parts.moment}'\nrecovery_target_action = 'promote'\n`,
  );
  writeFileSync(join(parts.target, "recovery.signal"), "");
  chownToPostgres(parts.target);
  const server = await startCluster(parts.target, {});
  const [marks] = await queryOnce<{ marks: number }>(
    server.url("velluto"),
    "select count(*)::int as marks from drill_marks",
  );
  const [cars] = await queryOnce<{ cars: number }>(server.url("velluto"), "select count(*)::int as cars from vehicles");
  expectHolds(marks?.marks === MARKS, `${marks?.marks} of ${MARKS} marks came back`);
  expectHolds((cars?.cars ?? 0) > 0, "the cars did not come back");
  console.log(
    `point in time: ${marks?.marks} of ${MARKS} rows written after the base backup, ${cars?.cars} cars; the mistake is not there`,
  );
  return server;
}

function environment(dataDir: string, url: string): Environment {
  return readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: url, AUTH_SECRET: "drill".repeat(8) });
}

/** Returns the number of rows by table. */
async function rowCounts(url: string): Promise<Record<string, number>> {
  const tables = await queryOnce<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables)
    counts[name] = (await queryOnce<{ rows: number }>(url, `select count(*)::int as rows from ${name}`))[0]?.rows ?? 0;
  return counts;
}

function expectHolds(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise);
}

await drill();
