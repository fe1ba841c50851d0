import type { Language } from '#contract/language.ts';

/** Abbreviations of laws, courts and letters, without their point; ours, after RAE, Ortografía 2010, appendix 1, and Chilean use. */
const ABBREVIATIONS: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    (
      'abr adm admvo afmo ago amp anexo ap apdo apte arbitr arg art arts asoc atte atto aud av avda bco bs cap caps cc cf cfr ch cía cia cit civ co cód cod col com comp conf const cons cont cpr cta ctda cte dcho depto depto dic dir doc docs dpto dr dra dres drs dto ed edic ed eds ee ej ejec ene esc etc ex exp excma excmo fac fallo feb fdo fig fjs fl fol fs fund gdor gral gob hble hno hnos ib ibíd ibid ilma ilmo ilte imp impr inc incs ing inst izq jul jun juris lat ltda ltdo lic loc lts mag mar máx min mín mons mun nov nº nro num núm núms nums ob obs oct of ofic op ord pág pag págs pags párr parr párrs pbro pdo pdte pleg pobl prof prov publ pza reg rep res resp resol rol rte sec secc sent sep sept sept sgte sgtes sig sigs smo soc sr sra sras sres srta ss sta sto subsec sups supl tel teléf tít tit tomo trad trib ud uds ulm univ us vda vid vol vols vs vta vto zn ' +
      'kg km cm mm ml gr lt mts hrs hr min seg ha kw mw spa eirl sa limitada rut run rol rit ruc utm uf ufs uta clp usd dfl dl ds uaf cmf sii tdlc tc cs ca jlt nn unn'
    ).split(' '),
  ),
  en: new Set(
    'app art arts assn ave cf ch cir cl co corp dept dist div doc ed eds eg esq et etc ex exh fed fig gov govt hon ie inc id intl jr lib llc llp lp ltd mfg misc mr mrs ms mt natl no nos op para paras pp pt reg rev sec secs sess sr st stat subsec supp univ vol vols vs kg km cm mm hr hrs min'.split(
      ' ',
    ),
  ),
};

/** Whether a word is an abbreviation, with or without its point. */
export const isAbbreviation = (word: string, language: Language): boolean =>
  ABBREVIATIONS[language].has(word.toLowerCase());
