import { Component, type ReactNode } from 'react';
import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { studioText } from './text.ts';

type Props = {
  children: ReactNode;
  /** What is said where it failed; a general sentence where none is given. */
  said?: string;
};
/** A part whose code is fetched late or breaks: what fails takes nothing else of the page with it. */
export class Fallible extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <Empty
          title={this.props.said ?? studioText[language()].broken}
          action={
            <Button variant="outline" onClick={() => location.reload()}>
              {words[language()].reload}
            </Button>
          }
        />
      </div>
    );
  }
}
