import { DaySheetPrint } from "#app/features/admin/day-sheet/day-sheet-print.tsx";
import { DaySheetToolbar, useDaySheetLink } from "#app/features/admin/day-sheet/day-sheet-toolbar.tsx";
import { DAY_SHEET_WORDS } from "#app/features/admin/day-sheet/day-sheet-words.ts";
import { DayTaskCard } from "#app/features/admin/day-sheet/day-task-card.tsx";
import { useAutoRevalidate } from "#app/features/admin/use-auto-revalidate.ts";
import { Button, ButtonLink } from "#app/ui/panel/button.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import { SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiDaySheet, ApiDayTask } from "#domain/api/day-sheet/day-sheet.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import styles from "./day-sheet.module.css";

/** Renders /admin/day-sheet: which car goes where and when, and who is assigned (product.md#day-sheet). */
export function DaySheetScreen({ sheet }: { sheet: ApiDaySheet }) {
  useAutoRevalidate();
  const query = useQueryState();
  const me = sheet.people.find((person) => person.me);
  const mine = query.get("whose") === "mine";
  const { tasks } = sheet;
  return (
    <>
      <div className={styles.screen}>
        <PageHeader
          title="Foglio del giorno"
          meta={formatItalianLong(sheet.day)}
          actions={
            <Button icon="sheet" disabled={tasks.length === 0} onClick={() => window.print()}>
              Stampa
            </Button>
          }
        />
        <PageBody>
          <div className={styles.root}>
            <DaySheetToolbar sheet={sheet} />
            <p className={textStyles.meta} aria-live="polite">
              {DAY_SHEET_WORDS.summary({ day: formatItalianLong(sheet.day), tasks, cut: sheet.cut })}
            </p>
            {tasks.length === 0 ? (
              <EmptyList
                title={emptyTitle(sheet, mine, query.get("city"))}
                hint="Consegne, rientri e lavaggi vengono dalle prenotazioni."
                action={sheet.next_day && <NextDayLink day={sheet.next_day} />}
              />
            ) : (
              groupTasks(tasks).map(([title, sectionTasks]) => (
                <TaskSection key={title} title={title} tasks={sectionTasks} sheet={sheet} />
              ))
            )}
          </div>
        </PageBody>
      </div>
      <DaySheetPrint day={sheet.day} tasks={tasks} person={mine && me ? me.name || me.email : null} />
    </>
  );
}

/** Links from a day without tasks to the next day that has tasks, with the same filters. */
function NextDayLink({ day }: { day: string }) {
  const link = useDaySheetLink({ day });
  return (
    <ButtonLink className={styles.nextDay} {...link}>
      {DAY_SHEET_WORDS.nextDay(formatItalianLong(day))}
    </ButtonLink>
  );
}

function TaskSection({ title, tasks, sheet }: { title: string; tasks: readonly ApiDayTask[]; sheet: ApiDaySheet }) {
  const id = `compiti-${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHead>
        <h2 id={id}>{title}</h2>
        <Spacer />
        <span className={textStyles.meta}>{tasks.length}</span>
      </SectionHead>
      <ol>
        {tasks.map((task) => (
          <DayTaskCard
            key={`${task.booking_id} ${task.kind} ${task.leg}`}
            task={task}
            day={sheet.day}
            people={sheet.people}
          />
        ))}
      </ol>
    </section>
  );
}

/** Groups the tasks: overdue tasks first, then one group per city in the order of their first task. */
function groupTasks(tasks: readonly ApiDayTask[]): [string, ApiDayTask[]][] {
  return [...Map.groupBy(tasks, ({ late, city }) => (late ? "In ritardo" : city))];
}

function emptyTitle({ day, today }: ApiDaySheet, mine: boolean, city: string): string {
  if (mine) return "Nessun compito è tuo.";
  if (city !== "") return DAY_SHEET_WORDS.noTasksInCity(city);
  return day === today ? "Oggi non c'è nulla da fare." : "In questo giorno non c'è nulla da fare.";
}
