export const embedTitle = 'Diese Reise buchen';

export const embedDialog = { close: 'Schließen', newWindow: 'In einem neuen Fenster öffnen' };
