import { Link2 } from 'lucide-react';
import { lazy } from 'react';
import { definePanelFace } from '#web/studio/tool.ts';
import contract from '../contract.ts';
import { quickText } from './text.ts';

export default definePanelFace({
  contract,
  icon: Link2,
  text: quickText,
  Panel: lazy(() => import('./Panel.tsx')),
});
