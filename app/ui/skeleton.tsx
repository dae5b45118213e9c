/** The place of something that is still on its way; its size comes as utility classes ("h-4 w-2/3", "aspect-video"). Say in words beside it what is loading. */
export function Skeleton({ className = "h-4" }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />;
}
