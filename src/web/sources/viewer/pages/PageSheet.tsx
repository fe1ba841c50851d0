import { useCallback, useRef, type RefObject } from 'react';
import type { OutlineBox, PageSize } from '#contract/page-images.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { pagesText } from '../pages-text.ts';
import { useNear, usePageImage, type Place } from './use-pages.ts';

/** Letter, for a page whose size the file does not tell. */
const USUAL = 612 / 792;
/** A page stays as bright as paper in both themes: so do the marks on it. */
const MARK = { border: '1.5px solid #b98900', background: 'rgb(255 225 77 / 0.38)' } as const;
const percent = (share: number): string => `${(100 * share).toFixed(3)}%`;

type Props = {
  place: Place;
  page: number;
  of: number;
  size: PageSize;
  boxes: readonly OutlineBox[];
  scroller: RefObject<HTMLElement | null>;
};

/** The image of a page; its address is let go of with it. */
function PageImage({ image }: { image: Blob }) {
  const show = useCallback(
    (shown: HTMLImageElement) => {
      const address = URL.createObjectURL(image);
      shown.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [image],
  );
  return <img ref={show} alt="" className="page-image block size-full" draggable={false} />;
}

/** One page as it looks, with the cited words outlined. It keeps its place before its image is there, which is asked for when it comes into sight. */
export function PageSheet({ place, page, of, size: { width, height }, boxes, scroller }: Props) {
  const t = useText(pagesText);
  const common = useText(words);
  const { number } = useFormats();
  const own = useRef<HTMLElement>(null);
  const near = useNear(own, scroller);
  const { image, isError, error, refetch } = usePageImage(place, page, near);
  return (
    <figure
      ref={own}
      data-page-number={page}
      aria-label={t.pageOf(number(page), number(of))}
      className="page-sheet relative overflow-hidden border border-line"
      style={{ aspectRatio: width > 0 && height > 0 ? width / height : USUAL }}
    >
      {image ? (
        <PageImage image={image} />
      ) : isError ? (
        <div role="alert" className="grid size-full content-center justify-items-center gap-3 bg-paper p-6 text-center">
          <p className="text-ui font-medium">{t.pageFailed(number(page))}</p>
          <p className="text-note text-ink-3">{error.message}</p>
          <Button variant="outline" onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </div>
      ) : (
        <Skeleton className="size-full" />
      )}
      {(image ? boxes : []).map((box, at) => (
        <span
          key={at}
          aria-hidden
          data-outline=""
          className="page-outline absolute rounded-[2px]"
          style={{
            ...MARK,
            left: percent(box.left),
            top: percent(box.top),
            width: percent(box.width),
            height: percent(box.height),
          }}
        />
      ))}
      {boxes.length > 0 && <figcaption className="sr-only">{t.cited}</figcaption>}
    </figure>
  );
}
