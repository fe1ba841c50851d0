import clsx from 'clsx';
import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { COLORS, type Color, type Notebook } from '#contract/notebooks.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { SPINE } from '#web/ui/notebook-colors.ts';
import { lookText } from './look-text.ts';
import { NotebookIcon } from '#web/ui/NotebookIcon.tsx';
import { ICONS, type NotebookIconName } from '#web/ui/notebook-icons.ts';
import { changeNotebook } from './change-notebook.ts';
import { changeText } from './change-text.ts';

const NAMES = Object.keys(ICONS) as NotebookIconName[];
const CHOICE =
  'relative grid size-10 place-items-center rounded-md data-[state=checked]:outline-2 data-[state=checked]:-outline-offset-2 data-[state=checked]:outline-ink max-sm:size-11';

/** Chooses the colour and the icon by which a notebook is known in the list. */
export function NotebookLook({ notebook, onClose }: { notebook: Notebook; onClose: () => void }) {
  const t = useText(changeText);
  const look = useText(lookText);
  const common = useText(words);
  const [color, setColor] = useState<Color>(notebook.color);
  const [icon, setIcon] = useState(notebook.icon);
  const change = useMutation({
    mutationFn: (look: Pick<Notebook, 'color' | 'icon'>) => changeNotebook(notebook, look),
    onSuccess: (saved) => saved && onClose(),
  });
  const submit = (): void => {
    if (color === notebook.color && icon === notebook.icon) return onClose();
    change.mutate({ color, icon });
  };
  return (
    <FormDialog
      title={t.look}
      about={notebook.title}
      width={520}
      label={common.save}
      doing={common.saving}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Choices label={look.color} value={color} onChange={(chosen) => setColor(chosen as Color)}>
        {COLORS.map((one) => (
          <RadioGroup.Item
            key={one}
            value={one}
            aria-label={look.colors[one]}
            title={look.colors[one]}
            className={CHOICE}
          >
            <span className="grid size-7 place-items-center rounded-full text-white" style={{ background: SPINE[one] }}>
              <RadioGroup.Indicator>
                <Check className="size-4" aria-hidden />
              </RadioGroup.Indicator>
            </span>
          </RadioGroup.Item>
        ))}
      </Choices>
      <Choices label={look.icon} value={icon} onChange={setIcon}>
        {NAMES.map((one) => (
          <RadioGroup.Item
            key={one}
            value={one}
            aria-label={look.icons[one]}
            title={look.icons[one]}
            className={clsx(CHOICE, 'hover:bg-sunken data-[state=checked]:bg-sunken')}
          >
            <NotebookIcon icon={one} color={color} />
          </RadioGroup.Item>
        ))}
      </Choices>
    </FormDialog>
  );
}

type ChoicesProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };
function Choices({ label, value, onChange, children }: ChoicesProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="text-ui font-medium">
        {label}
      </p>
      <RadioGroup.Root
        aria-labelledby={id}
        value={value}
        onValueChange={onChange}
        className="mt-1.5 -ml-1.5 flex flex-wrap gap-0.5"
      >
        {children}
      </RadioGroup.Root>
    </div>
  );
}
