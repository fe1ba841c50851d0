import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useHoused } from '#web/studio/home.ts';
import { Listened } from '#web/studio/Listened.tsx';
import { pause, useListening } from '#web/studio/listening.ts';

/** The player at the foot of a page that is no notebook's: the page is so much longer, so that it covers nothing of it. */
export function PagePlayer() {
  const { track } = useListening();
  const isHoused = useHoused();
  // Beyond the pages of who is signed in nothing would end it.
  useEffect(() => pause, []);
  return track && !isHoused ? <AtFoot /> : null;
}

function AtFoot() {
  const go = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.body;
    const seen = new ResizeObserver(() => (style.paddingBottom = `${box.current?.offsetHeight ?? 0}px`));
    seen.observe(box.current!);
    return () => {
      seen.disconnect();
      style.paddingBottom = '';
    };
  }, []);
  return (
    <div ref={box} data-foot className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper">
      <div className="mx-auto max-w-[1200px] pb-[env(safe-area-inset-bottom)]">
        <Listened
          onOpen={({ notebookId, kind, jobId }) =>
            void go(`/notebook/${notebookId}?${new URLSearchParams({ panel: 'studio', tool: kind, job: jobId })}`)
          }
        />
      </div>
    </div>
  );
}
