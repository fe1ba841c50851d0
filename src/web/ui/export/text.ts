import { text } from '#contract/language.ts';

export const exportText = text({
  en: {
    label: 'Export',
    print: 'Print',
    busy: 'Exporting...',
    done: 'Exported',
    failed: 'The document could not be made. Try again.',
    formats: {
      docx: 'Word (.docx)',
      pdf: 'PDF',
      md: 'Markdown (.md)',
      json: 'JSON',
      csv: 'CSV',
      ics: 'Calendar (.ics)',
    },
    sheets: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
    conversation: (format: string) => `Export as ${format}`,
  },
  es: {
    label: 'Exportar',
    print: 'Imprimir',
    busy: 'Exportando...',
    done: 'Exportado',
    failed: 'No se pudo hacer el documento. Inténtalo de nuevo.',
    formats: {
      docx: 'Word (.docx)',
      pdf: 'PDF',
      md: 'Markdown (.md)',
      json: 'JSON',
      csv: 'CSV',
      ics: 'Calendario (.ics)',
    },
    sheets: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
    conversation: (format) => `Exportar como ${format}`,
  },
});
