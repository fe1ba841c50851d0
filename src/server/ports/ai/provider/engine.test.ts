import { ModelEngine } from '#test/model-engine.ts';
import { ASKED, engineConformance, WORDS } from '../conformance.ts';

const model = new ModelEngine();
engineConformance(() =>
  model.that(({ user }) => ({
    text: user.endsWith(ASKED.unknown) ? 'NO_ANSWER' : `Se lee:\n> [1: «${WORDS}»]\nEs de mala fe [1: «${WORDS}»].`,
  })),
);
