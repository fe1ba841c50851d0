import { Link2 } from 'lucide-react';
import { lazy } from 'react';
import { text } from '#contract/language.ts';
import { definePanelFace } from '#web/studio/tool.ts';
import contract from '../contract.ts';

export default definePanelFace({
  contract,
  icon: Link2,
  text: text({
    en: { name: 'Quick access', about: 'The sites you use at work, one click away' },
    es: { name: 'Accesos rápidos', about: 'Los sitios que consultas mientras trabajas, a un clic' },
  }),
  Panel: lazy(() => import('./Panel.tsx')),
});
