import {
  FileSpreadsheet,
  FileText,
  Globe,
  ImageIcon,
  Mic,
  SquarePlay,
  TextCursorInput,
  type LucideIcon,
} from 'lucide-react';
import type { SourceType } from '#contract/source-type.ts';

const ICONS: Partial<Record<SourceType, LucideIcon>> = {
  xlsx: FileSpreadsheet,
  website: Globe,
  'multiple-websites': Globe,
  youtube: SquarePlay,
  image: ImageIcon,
  audio: Mic,
  video: SquarePlay,
  'copied-text': TextCursorInput,
};
/** The picture of a type of source. */
export const iconOf = (type: SourceType): LucideIcon => ICONS[type] ?? FileText;
