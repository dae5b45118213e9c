import { Skeleton } from "#app/ui/skeleton.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

/** The six placeholders of B 2.5, while a search is really under way (design 6.4). */
export function PendingResults() {
  return (
    <>
      <VisuallyHidden>Ricerca in corso</VisuallyHidden>
      {Array.from({ length: 6 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: six equal placeholders have nothing else to be told by
        <div key={place} className="result" aria-hidden="true">
          <Skeleton className="aspect-video" />
          <div className="result-details">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="mt-3 h-8 w-2/3" />
            <Skeleton className="mt-auto h-20 w-full" />
          </div>
        </div>
      ))}
    </>
  );
}
