import type { Draft } from '../contract.ts';
import { missingOf } from './critique.ts';
import type { Evidence } from './evidence.ts';
import { isComplete, placeOf, signalOf, type Item } from './items.ts';
import type { Study } from './study.ts';
import type { Says } from './text.ts';

/** What to do: about what was found, each with its place, then what holds for any document. */
export function actionsOf(
  read: Study,
  items: readonly Item[],
  opposing: readonly Item[],
  evidence: Evidence,
  say: Says,
): Draft['recommendations']['strategic_actions'] {
  return [
    ...read.unsupported.slice(0, 1).map(({ sentence }) => ({
      action: say.actName,
      justification: say.actNameWhy,
      timeline: 'before-filing' as const,
      priority: 'high' as const,
      general: false,
      location: evidence.at(sentence),
    })),
    ...opposing.map((item) => ({
      action: say.actAnswer(item.cited.author),
      justification: say.actAnswerWhy,
      timeline: 'before-filing' as const,
      priority: 'high' as const,
      general: false,
      location: placeOf(read, signalOf(read, item).n, evidence),
    })),
    ...items
      .filter((item) => !isComplete(item))
      .slice(0, 12)
      .map((item) => ({
        action: say.actComplete(item.cited.doctrine_name),
        justification: say.actCompleteWhy(missingOf(item, say)),
        timeline: 'before-filing' as const,
        priority: 'medium' as const,
        general: false,
        location: item.cited.relevant_excerpt,
      })),
    ...(items.length > 0
      ? [
          {
            action: say.actRead,
            justification: say.actReadWhy,
            timeline: 'before-filing' as const,
            priority: 'high' as const,
            general: true,
            location: null,
          },
        ]
      : []),
    {
      action: say.actSeek,
      justification: say.actSeekWhy,
      timeline: 'later',
      priority: 'medium',
      general: true,
      location: null,
    },
  ];
}
