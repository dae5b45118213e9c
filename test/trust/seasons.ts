import { openWorld } from "#test/simulation/open-world.ts";
import { EMPHASISED_ACTIONS, runSeason } from "#test/simulation/run-season.ts";
import { createTimeCheck, type Round } from "./round.ts";

const SEEDS = 1000;
const DAYS = 30;

/** Runs seasons of the simulator, one per seed. */
export const seasonsRound: Round = async (size) => {
  const mayGoOn = createTimeCheck(size);
  const world = await openWorld();
  const complaints: string[] = [];
  const sum = { seasons: 0, broken: 0, steps: 0, bookings: 0, mails: 0 };
  const succeeded = new Set<string>();
  const first = size.from ?? 1;
  for (let seed = first; seed < first + Math.ceil(SEEDS * size.part) && mayGoOn(); seed++) {
    const season = await runSeason(world, { seed, days: DAYS });
    sum.seasons++;
    sum.steps += season.steps;
    sum.bookings += season.bookings;
    sum.mails += season.mails;
    for (const action of Object.keys(season.succeeded)) succeeded.add(action);
    if (season.complaints.length > 0) sum.broken++;
    for (const complaint of season.complaints)
      complaints.push(`npm run simulate -- ${seed} --days ${DAYS} --tell: ${complaint}`);
  }
  await world.close();
  // A few seasons may be too few for every action.
  if (sum.seasons >= EMPHASISED_ACTIONS.length)
    for (const action of EMPHASISED_ACTIONS) if (!succeeded.has(action)) complaints.push(`"${action}" never succeeded`);
  const figures = `${sum.seasons} seasons of ${DAYS} days from seed ${first}, ${sum.steps} steps, ${sum.bookings} bookings, ${sum.mails} mails, ${sum.broken} broken`;
  return { passed: sum.seasons - sum.broken, complaints, figures };
};
