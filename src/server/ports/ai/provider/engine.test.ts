import { ModelEngine } from '#test/model-engine.ts';
import { ASKED, engineConformance, WORDS } from '../conformance.ts';

const model = new ModelEngine();
const DESCRIPTION = `TITLE: Ley de competencia desleal
SUMMARY: La ley regula la competencia desleal.
EMOJI: ⚖️
COLOR: blue
${['¿Qué es?', '¿Qué acciones hay?', '¿Qué plazo fija?', '¿Quién conoce?', '¿Qué multa hay?'].map((one) => `QUESTION: ${one}`).join('\n')}`;
engineConformance(() =>
  model.that(({ user, stream }) => ({
    text: !stream
      ? DESCRIPTION
      : user.endsWith(ASKED.unknown)
        ? 'NO_ANSWER'
        : `Se lee:\n> [1: «${WORDS}»]\nEs de mala fe [1: «${WORDS}»].`,
  })),
);
