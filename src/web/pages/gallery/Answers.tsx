import { AnswerBody } from '#web/ui/answer/AnswerBody.tsx';
import { Evidence } from '#web/ui/answer/Evidence.tsx';
import { NoAnswer } from '#web/ui/answer/NoAnswer.tsx';
import { SupportCounts } from '#web/ui/answer/Support.tsx';
import { Withdrawn } from '#web/ui/answer/Withdrawn.tsx';
import { Understood } from '#web/chat/Understood.tsx';
import { Cell } from './Cell.tsx';
import { useAnswers } from './sample-answers.ts';

/** An answer of each shape, as wide as in a conversation. */
export const Answers = () =>
  useAnswers().map(({ name, content }) => (
    <div key={name} className="desk:col-span-3">
      <Cell name={name}>
        <div className="max-w-[704px] bg-paper px-5 py-6 max-sm:px-4">
          {content.understood && <Understood understood={content.understood} onPlain={() => undefined} />}
          {content.no_answer ? (
            <NoAnswer content={content} />
          ) : (
            <>
              <AnswerBody content={content} />
              <Withdrawn withdrawn={content.withdrawn} />
              <div className="mt-4">
                <SupportCounts {...content} />
                <Evidence {...content} />
              </div>
            </>
          )}
        </div>
      </Cell>
    </div>
  ));
