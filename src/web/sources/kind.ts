import {
  FileSpreadsheet,
  FileText,
  Globe,
  ImageIcon,
  Mail,
  Mic,
  Presentation,
  SquarePlay,
  TextCursorInput,
  type LucideIcon,
} from 'lucide-react';
import type { SourceType } from '#contract/source-type.ts';

/** The picture of each type of source. */
export const KIND_ICON: Record<SourceType, LucideIcon> = {
  pdf: FileText,
  docx: FileText,
  odt: FileText,
  eml: Mail,
  msg: Mail,
  rtf: FileText,
  pptx: Presentation,
  doc: FileText,
  txt: FileText,
  md: FileText,
  text: FileText,
  xlsx: FileSpreadsheet,
  website: Globe,
  'multiple-websites': Globe,
  youtube: SquarePlay,
  image: ImageIcon,
  audio: Mic,
  video: SquarePlay,
  'copied-text': TextCursorInput,
};
