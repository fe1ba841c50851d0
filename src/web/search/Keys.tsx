/** Keys as they are written on a keyboard. */
export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className="flex gap-1.5">
    {keys.map((key) => (
      <kbd
        key={key}
        className="rounded border border-line-strong/70 bg-desk px-1.5 font-sans text-meta whitespace-nowrap"
      >
        {key}
      </kbd>
    ))}
  </span>
);
