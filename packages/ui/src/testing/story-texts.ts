/** The longest texts: German compounds, Arabic right to left. */
export const storyTexts = {
  de: {
    title: 'Benachrichtigungseinstellungen und Kontosicherheit',
    text: 'Alle Auftragsaktualisierungen werden zusätzlich an die hinterlegte E-Mail-Adresse gesendet, sofern sie bestätigt ist.',
    action: 'Änderungen unwiderruflich speichern',
    short: 'Unbezahlt',
    name: 'Maximiliane Freifrau von Hohenstein-Wallersbach',
    label: 'Rechnungsempfängeranschrift',
    date: 'Donnerstag, 26. November 2026',
  },
  ar: {
    title: 'إعدادات الإشعارات وأمان الحساب والجلسات المفتوحة',
    text: 'تُرسل جميع تحديثات الطلبات أيضًا إلى عنوان البريد الإلكتروني المسجل بعد التحقق منه من قبل صاحب الحساب.',
    action: 'حفظ التغييرات بشكل نهائي',
    short: 'غير مدفوع',
    name: 'عبد الرحمن بن محمد الأنصاري الإسكندراني',
    label: 'عنوان مستلم الفاتورة بالكامل',
    date: 'الخميس، 26 نوفمبر 2026',
  },
} as const;

export const chartTexts = {
  de: { viewTable: 'Als Tabelle ansehen', viewChart: 'Als Diagramm ansehen' },
  ar: { viewTable: 'عرض كجدول', viewChart: 'عرض كرسم' },
} as const;

export type StoryTexts = Readonly<Record<keyof (typeof storyTexts)['de'], string>>;
