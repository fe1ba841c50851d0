/** The mark: a folded sheet with the double rule of its margin. */
export function Mark({ className = 'h-6 w-[19px]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 19 24" className={className} aria-hidden>
      <path
        d="M1 2.500A1.500 1.500 0 0 1 2.500 1H13l5 5v15.500a1.500 1.500 0 0 1-1.500 1.500h-14A1.500 1.500 0 0 1 1 21.500z"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M13 1v5h5" fill="none" stroke="var(--ink)" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M5 1.700v20.600M7.200 1.700v20.600" stroke="var(--margen)" strokeWidth="1.1" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <Mark />
      <span className="font-serif text-[19px]/6 font-[620] tracking-[-.02em]">Fojas</span>
    </span>
  );
}
