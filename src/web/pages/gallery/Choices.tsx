import { ExternalLink, Globe, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { notesApi } from '#contract/notes.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ExportItems, ExportMenu } from '#web/ui/export/ExportMenu.tsx';
import { Menu, MenuChoice, MenuChoices, MenuItem, MenuLabel, MenuLine, MenuLink } from '#web/ui/Menu.tsx';
import { PaneHead } from '#web/ui/PaneHead.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';
import { Bar } from '#web/ui/tone.tsx';
import { Cell, Line } from './Cell.tsx';
import { galleryText } from './text.ts';

const EXPORTED = { row: notesApi.list, params: { id: '' } };

/** What is chosen, and how far it is. */
export function Choices() {
  const t = useText(galleryText);
  const [tab, setTab] = useState('for');
  const [look, setLook] = useState('map');
  const [on, setOn] = useState(true);
  const tabs = [
    { id: 'for', label: t.inFavour, count: 5 },
    { id: 'against', label: t.against, count: 3, news: t.news },
    { id: 'gaps', label: t.gaps },
  ];
  return (
    <Cell name={t.choices}>
      <PaneHead title={t.sources} />
      <Tabs value={tab} onChange={setTab}>
        <TabList label={t.choices} items={tabs} />
        {tabs.map(({ id, label }) => (
          <TabPanel key={id} id={id}>
            <p className="py-3 text-note text-ink-2">{label}</p>
          </TabPanel>
        ))}
      </Tabs>
      <Line>
        <Segmented
          label={t.look}
          value={look}
          onChange={setLook}
          items={[
            { id: 'map', label: t.map },
            { id: 'outline', label: t.outlined },
          ]}
        />
        <Checkbox checked={on} onChange={setOn} label={t.all} />
        <Checkbox checked="mixed" onChange={setOn} label={t.some} />
        <Checkbox checked={false} onChange={setOn} label={t.none} />
        <Checkbox checked={false} onChange={setOn} label={t.disabled} disabled />
      </Line>
      <Bar value={62} label={t.progress} />
      <Line>
        <Actions />
        <ExportMenu {...EXPORTED} />
      </Line>
    </Cell>
  );
}

/** A menu with all that one may hold. */
function Actions() {
  const t = useText(galleryText);
  const common = useText(words);
  const nothing = (): void => undefined;
  const items = [
    { id: 'es', label: 'Español', lang: 'es' },
    { id: 'en', label: 'English', lang: 'en' },
  ];
  return (
    <Menu align="start" trigger={<Button variant="outline">{t.menu}</Button>}>
      <MenuLabel>maria.paz@ejemplo.cl</MenuLabel>
      <MenuItem icon={Pencil} onSelect={nothing}>
        {common.save}
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={nothing} disabled>
        {t.disabled}
      </MenuItem>
      <MenuLink icon={ExternalLink} href="https://www.bcn.cl/">
        bcn.cl
      </MenuLink>
      <MenuChoice icon={Globe} label={t.language} value="es" items={items} onChange={nothing} />
      <MenuLine />
      <MenuChoices value="en" items={items} onChange={nothing} />
      <MenuLine />
      <ExportItems {...EXPORTED} none />
      <MenuItem icon={Trash2} onSelect={nothing} danger>
        {common.remove}
      </MenuItem>
    </Menu>
  );
}
