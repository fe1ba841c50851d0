import { z } from 'zod';
import { chatApi, question } from '#contract/chat.ts';
import { engineChoice } from '#contract/engine-about.ts';
import { textOfAnswer } from './answer-text.ts';
import { tool } from './tool.ts';

/** The tool that asks. What the verifier withdrew of a model's answer does not leave by it: nobody may copy it. Only how much it was is told. */
export const askTool = tool({
  name: 'ask',
  scope: 'ask',
  title: 'Ask a notebook',
  about:
    'Asks the sources of a notebook. The answer comes with citations, each looked for in the documents; its state is exact, normalised (but for case, accents, spaces or marks), moved (found elsewhere) or missing (found nowhere: do not use it as a quotation). It is kept in the conversation and costs tokens where the installation counts them.',
  input: z.strictObject({
    notebook_id: z.uuid().describe('From list_notebooks'),
    question: question.message,
    source_ids: question.source_ids.describe('Ask only these completed sources; all unless said'),
    session_id: question.session_id.describe('Go on in this conversation; the first of the notebook unless said'),
    engine: engineChoice
      .optional()
      .describe(
        'embedded: by Fojas itself, so that no model is sent anything; model: by the model that is set up. Leave it out unless the user says so: the notebook then decides',
      ),
  }),
  reads: false,
  quotes: true,
  async run(call, { question: message, ...rest }) {
    const { message: said, ...kept } = await call(chatApi.ask, { body: { message, ...rest } });
    const { content } = said;
    if (typeof content === 'string') return { data: { ...kept, answer: content } };
    const { withdrawn, ...answer } = content;
    return { data: { ...kept, answer: { ...answer, withdrawn_count: withdrawn.length } }, text: textOfAnswer(answer) };
  },
});
