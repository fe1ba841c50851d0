/** A question, as the conversation of a notebook shows it. */
export const Asked = ({ children }: { children: string }) => (
  <p className="ml-auto w-fit max-w-[85%] rounded-lg bg-tinta-soft px-4 py-2.5 text-[15px]/[22px] [overflow-wrap:anywhere]">
    {children}
  </p>
);
