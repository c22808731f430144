/// <reference types="vite/client" />
import './fonts.css';
import './tokens.css';
import './boatbiketours.css';
import './islandhopping.css';
import './base.css';
