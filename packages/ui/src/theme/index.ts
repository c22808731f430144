/// <reference types="vite/client" />
import './fonts.css';
import './tokens.css';
import './base.css';

import.meta.glob('../brand/*/theme.css', { eager: true });
